import { logoSizeLimitBytes } from '#contract/constants.ts';
import { profileMessages } from '#contract/profile.ts';

/** What is wrong with a file that is to be the logo, in the specified words; null where nothing is. */
export function logoFault(file: { size: number; type: string }): string | null {
  if (!/^image\/(png|jpeg|webp|gif)$/.test(file.type)) return profileMessages.logoNotImage;
  return file.size < logoSizeLimitBytes ? null : profileMessages.logoTooLarge;
}

/** The file as an embedded data URL. Rejects when the device cannot read it. */
export const readAsDataUrl = (file: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error ?? new Error('The file could not be read'));
    reader.readAsDataURL(file);
  });
