import { getImage } from 'astro:assets';
import { dirname, join } from 'node:path';
import type { ImageMetadata } from 'astro';
import { isPictureFile } from '#site/project.ts';
import { siteTree } from '#site/site-tree.ts';

export type Picture = Awaited<ReturnType<typeof resized>>;

/** Every picture in the tree. Only those that a page shows are loaded. */
const files = import.meta.glob<ImageMetadata>('#content/**/*.{png,jpg,jpeg,webp,avif}', {
  import: 'default',
  // Cameras write IMG_1234.JPG.
  caseSensitive: false,
});

/** Resolves the illustration that a file names; a drawing stays a name. Throws if the picture is missing. */
export async function illustration(name: string, namedBy: string): Promise<string | Picture> {
  if (!isPictureFile(name)) return name;
  const path = `/${join(siteTree, dirname(namedBy), name)}`;
  const [, load] = Object.entries(files).find(([file]) => file.endsWith(path)) ?? [];
  if (load) return resized(await load());
  throw new Error(`${join(siteTree, namedBy)} shows '${name}', but there is no picture ${path.slice(1)}.`);
}

const widths = [480, 960, 1600];

/** The picture as WebP and AVIF, at these widths but never enlarged: the attributes of its <img>, and the preferred AVIF sources. */
export async function resized(image: ImageMetadata) {
  // Reading a property of `image`, or the `src` of a result, would make Astro publish the original.
  const inFormat = (format: 'webp' | 'avif') => getImage({ src: image, widths: [...widths], format });
  const [webp, avif] = await Promise.all([inFormat('webp'), inFormat('avif')]);
  const largest = webp.srcSet.values.at(-1);
  return {
    src: largest?.url ?? '',
    srcSet: webp.srcSet.attribute,
    avif: avif.srcSet.attribute,
    width: largest?.transform.width,
    height: largest?.transform.height,
  };
}
