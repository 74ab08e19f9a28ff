import type { ModelBlock } from '@yigou/contract/goods/sites';
import { LazyImage } from '@yigou/web-kit';
import type { CSSProperties } from 'react';
import { sitePath } from '../../../app/paths';
import { SiteLink } from '../../../ui/SiteLink';
import styles from './CarouselSlide.module.css';
import { inkOn } from './slide.rules';

export type Slide = ModelBlock<'carousel'>['slides'][number];

type CarouselSlideProps = { slide: Slide; shown: boolean; place: string };

const pictureSizes = [176, 124, 152];

export function CarouselSlide({ slide, shown, place }: CarouselSlideProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a slide is a group of a carousel; a fieldset belongs to a form.
    <div
      role="group"
      aria-roledescription="幻灯片"
      aria-label={place}
      className={styles.slide}
      data-shown={shown || undefined}
      data-ink={inkOn(slide.background)}
      inert={!shown}
      style={{ backgroundColor: slide.background, '--slide': slide.background } as CSSProperties}
    >
      <div className={styles.words}>
        <h2>{slide.title}</h2>
        {slide.text && <p>{slide.text}</p>}
        {slide.buttonText && (
          <SiteLink to={sitePath(slide.link)} className={styles.go}>
            {slide.buttonText}
          </SiteLink>
        )}
      </div>
      <div className={styles.pictures}>
        {slide.imgs.map((src, index) => {
          const size = pictureSizes[index] ?? 120;
          return <LazyImage key={src} src={src} alt="" width={size} height={size} first={shown} />;
        })}
      </div>
    </div>
  );
}
