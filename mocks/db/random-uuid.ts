/** @mswjs/data names its records with `crypto.randomUUID`, which browsers leave out on insecure http. */
if (typeof crypto.randomUUID !== 'function') {
  crypto.randomUUID = () => {
    const digits = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
      byte.toString(16).padStart(2, '0'),
    );
    const group = (from: number, to: number) => digits.slice(from, to).join('');
    return `${group(0, 4)}-${group(4, 6)}-${group(6, 8)}-${group(8, 10)}-${group(10, 16)}`;
  };
}
