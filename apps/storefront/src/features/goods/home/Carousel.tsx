import { useEffect, useState } from 'react';
import styles from './Carousel.module.css';
import { CarouselSlide, type Slide } from './CarouselSlide';
import { useReducedMotion } from './reducedMotion';

const slideMs = 5000;

/** Shows one slide after another; stands still under the pointer, under the keyboard and for who asked for no motion. */
export function Carousel({ slides }: { slides: readonly Slide[] }) {
  const [current, setCurrent] = useState(0);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const stillWanted = useReducedMotion();
  const [paused, setPaused] = useState(false);
  const count = slides.length;
  const at = current < count ? current : 0;
  const running = count > 1 && !hovered && !focused && !paused && !stillWanted;

  useEffect(() => {
    if (!running) return;
    const timer = setTimeout(() => setCurrent((at + 1) % count), slideMs);
    return () => clearTimeout(timer);
  }, [running, at, count]);

  return (
    <section
      className={styles.carousel}
      aria-roledescription="轮播"
      aria-label="采购推荐"
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      // A click leaves its focus behind; only the keyboard's focus means that somebody is still here.
      onFocus={(event) => setFocused(event.target.matches(':focus-visible'))}
      onBlur={() => setFocused(false)}
    >
      <div aria-live={running ? 'off' : 'polite'} className={styles.slides}>
        {slides.map((slide, index) => (
          <CarouselSlide
            key={`${slide.title} ${slide.link}`}
            slide={slide}
            shown={index === at}
            place={`${index + 1} / ${count}`}
          />
        ))}
      </div>
      {count > 1 && (
        <>
          <button
            type="button"
            className={styles.back}
            aria-label="上一张"
            onClick={() => setCurrent((at + count - 1) % count)}
          >
            <Arrow path="m12 4-6 6 6 6" />
          </button>
          <button
            type="button"
            className={styles.next}
            aria-label="下一张"
            onClick={() => setCurrent((at + 1) % count)}
          >
            <Arrow path="m8 4 6 6-6 6" />
          </button>
          <div className={styles.dots}>
            {slides.map((slide, index) => (
              <button
                type="button"
                key={`${slide.title} ${slide.link}`}
                aria-label={`第 ${index + 1} 张：${slide.title}`}
                aria-current={index === at}
                onClick={() => setCurrent(index)}
              />
            ))}
            {!stillWanted && (
              <button
                type="button"
                className={styles.pause}
                aria-label={paused ? '继续播放' : '暂停播放'}
                onClick={() => setPaused(!paused)}
              >
                <svg width="10" height="10" viewBox="0 0 10 10" fill="currentColor" aria-hidden="true">
                  {paused ? <path d="M2 0.5v9l7-4.5z" /> : <path d="M1.5 1h2.5v8H1.5zM6 1h2.5v8H6z" />}
                </svg>
              </button>
            )}
          </div>
        </>
      )}
    </section>
  );
}

const Arrow = ({ path }: { path: string }) => (
  <svg width="20" height="20" viewBox="0 0 20 20" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden="true">
    <path d={path} strokeLinecap="round" strokeLinejoin="round" />
  </svg>
);
