import { pictureFor, pictureSet } from '@yigou/contract/goods/pictures.terms';
import { type CSSProperties, useEffect, useRef, useState } from 'react';

/** Pictures start to load within 1.3 times the height of the window, and get one try. */
const preloadRatio = 1.3;

type LazyImageProps = {
  src: string;
  alt: string;
  width: number;
  height: number;
  className?: string | undefined;
  style?: CSSProperties;
  /** The largest of what is seen first: nothing is gained by looking where it is. */
  first?: boolean | undefined;
};

const margin = `${Math.round((preloadRatio - 1) * 100)}% 0px`;
const blank = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'/%3E";

export function LazyImage({ src, alt, first = false, ...box }: LazyImageProps) {
  const image = useRef<HTMLImageElement>(null);
  const [near, setNear] = useState(first);
  const [broken, setBroken] = useState(false);

  useEffect(() => {
    const element = image.current;
    if (!element || first) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        setNear(true);
        observer.disconnect();
      },
      { rootMargin: margin },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [first]);

  const shown = near && !broken && src !== '';
  return (
    <img
      {...box}
      ref={image}
      // A picture of ours comes as large as it is seen.
      sizes={`${box.width}px`}
      srcSet={shown ? pictureSet(src) || undefined : undefined}
      src={shown ? pictureFor(src, box.width) : blank}
      alt={alt}
      decoding="async"
      fetchPriority={first ? 'high' : 'auto'}
      data-broken={broken || undefined}
      onError={() => setBroken(true)}
    />
  );
}
