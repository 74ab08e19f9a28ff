import { lazy, Suspense } from 'react';
import { searchPath } from '../../../app/paths';
import { useSession } from '../../../app/session';
import { useSite } from '../../../app/site';
import { ButtonLink } from '../../../ui/ButtonLink';
import { EmptyState } from '../../../ui/States';
import { usePainted } from '../../../ui/usePainted';
import { useMay } from '../../people/accounts/shared/useMay';
import { AccountCard } from './AccountCard';
import { BrandWall } from './BrandWall';
import { Carousel } from './Carousel';
import type { Slide } from './CarouselSlide';
import { Floor } from './Floor';
import styles from './HomePage.module.css';
import { VisitorCard } from './VisitorCard';

const Regulars = lazy(async () => ({ default: (await import('../../trade/lists/shared/Regulars')).Regulars }));

export function HomePage() {
  const { title, webColor, tempData } = useSite();
  const { token } = useSession();
  const mayBuy = useMay('order/myOrder/buy');
  const blocks = tempData.modelContent;
  const slides = blocks.flatMap((block) => (block.type === 'carousel' ? block.slides : []));
  const notices = blocks.flatMap((block) => (block.type === 'notices' ? block.list : []));
  const welcome: Slide = {
    title: `欢迎来到${title}`,
    text: '企业采购，一站配齐',
    buttonText: '浏览商品',
    link: searchPath({}),
    background: webColor,
    imgs: [],
  };
  return (
    <div className={styles.page}>
      <h1 className="spoken">{title}</h1>
      <div className={`frame ${styles.hero}`}>
        {/* The layout draws the category menu over this column. */}
        <div />
        <Carousel slides={slides.length > 0 ? slides : [welcome]} />
        {token ? <AccountCard notices={notices} /> : <VisitorCard notices={notices} />}
      </div>
      {token && mayBuy ? (
        <Suspense fallback={<div className={styles.below} />}>
          <Regulars>
            <Blocks />
          </Regulars>
        </Suspense>
      ) : (
        <Blocks />
      )}
    </div>
  );
}

/** Blocks of newer templates that this page does not know are left out. */
function Blocks() {
  const blocks = useSite().tempData.modelContent;
  const painted = usePainted();
  const drawn = blocks.flatMap((block) => {
    if (block.type === 'floor' && block.items.length > 0)
      return [<Floor key={`${block.title} ${block.link}`} floor={block} />];
    if (block.type === 'brandWall' && block.brands.length > 0) return [<BrandWall key={block.title} wall={block} />];
    return [];
  });
  if (painted && drawn.length > 0) return drawn;
  if (drawn.length > 0) return [drawn[0], <div key="below" className={styles.below} />];
  return (
    <div className={`frame ${styles.empty}`}>
      <EmptyState title="暂时没有推荐商品">
        <ButtonLink to={searchPath({})} kind="primary">
          浏览全部商品
        </ButtonLink>
      </EmptyState>
    </div>
  );
}
