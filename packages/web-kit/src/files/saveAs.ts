/** Hands bytes to the browser as a file to keep. */
export function saveAs(fileName: string, bytes: Blob) {
  const url = URL.createObjectURL(bytes);
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  URL.revokeObjectURL(url);
}
