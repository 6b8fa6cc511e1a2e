/** Lets the browser store a JSON text or anything else as a file. */
export function download(name: string, content: string | Blob): void {
  const file = typeof content === 'string' ? jsonFile(content) : content;
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}

const jsonFile = (text: string) => new Blob([text], { type: 'application/json' });
