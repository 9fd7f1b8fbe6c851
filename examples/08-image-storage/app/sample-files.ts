/** Files to try, for a visitor who has none at hand. */
export const sampleFiles: Readonly<Record<string, () => Promise<File>>> = {
  'A photo': async () => {
    const canvas = new OffscreenCanvas(2400, 1800);
    const context = canvas.getContext('2d');
    if (context === null) throw new Error('There is no 2D canvas');
    const bands = ['#14244f', '#1d4a9c', '#6f9fe0', '#d7e6fa', '#ffab24'];
    bands.forEach((color, index) => {
      context.fillStyle = color;
      context.fillRect(0, index * 360, 2400, 360);
    });
    context.beginPath();
    context.arc(1200, 1440, 420, Math.PI, 0);
    context.fill();
    return new File([await canvas.convertToBlob()], 'evening.png');
  },
  'A web page, named cat.png': async () =>
    new File(['<!doctype html><title>No cat</title>'], 'cat.png'),
  'A file of 21 MB': async () =>
    new File([new Uint8Array(21 * 1024 * 1024)], 'film.jpg'),
};
