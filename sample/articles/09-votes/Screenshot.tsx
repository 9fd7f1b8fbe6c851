import styles from './Screenshot.module.css';

/** A picture as the build hands it over. Its pixels are half as wide as those of a page. */
interface Picture {
  readonly src: string;
  readonly width: number;
  readonly height: number;
}

interface ScreenshotProps {
  readonly light: Picture;
  readonly dark: Picture;
  readonly alt: string;
}

/**
 * The program as it looks by day or by night, whichever the page is in. <picture> would ask the system alone, and not the
 * page's own switch; a lazy image that is not shown is not fetched either.
 */
export function Screenshot({ light, dark, alt }: ScreenshotProps) {
  const size = { width: Math.round(light.width / 2), height: Math.round(light.height / 2) };
  return (
    <>
      <img className={styles.day} src={light.src} alt={alt} {...size} loading="lazy" decoding="async" />
      <img className={styles.night} src={dark.src} alt={alt} {...size} loading="lazy" decoding="async" />
    </>
  );
}
