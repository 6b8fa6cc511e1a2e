/** Whether a response is a page, whatever was asked for. */
export const isHtml = ({ headers }: Response): boolean =>
  headers.get('content-type')?.startsWith('text/html') === true;
