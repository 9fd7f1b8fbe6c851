import type { APIContext } from 'astro';
import site from '#site-config';
import { painted, sharedPictures } from '../../layouts/share/pictures.tsx';

/** What social networks and messengers show beside a link: a picture for each page. */
export async function getStaticPaths() {
  return [...(await sharedPictures(site))].map(([picture, shown]) => ({
    params: { picture },
    props: { shown },
  }));
}

type Props = Awaited<ReturnType<typeof getStaticPaths>>[number]['props'];

export async function GET({ props }: APIContext<Props>): Promise<Response> {
  return new Response(new Uint8Array(await painted(props.shown)), {
    headers: { 'Content-Type': 'image/png' },
  });
}
