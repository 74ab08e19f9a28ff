import { type ReleaseHit, releaseHitLabels } from '@yigou/contract/goods/changeSets.terms';
import { StateDot } from '../../../ui/StateDot';

type HitTagsProps = { hits: Partial<Record<ReleaseHit, number>> };

/** Which rules ask for a second person, and for how many rows. */
export const HitTags = ({ hits }: HitTagsProps) =>
  (Object.entries(hits) as [ReleaseHit, number][]).map(([hit, count]) => (
    <span key={hit}>
      <StateDot turn={hit === 'manyRows' ? 'us' : hit === 'belowCost' ? 'bad' : 'them'} tag>
        {`${releaseHitLabels[hit]} ${count}`}
      </StateDot>{' '}
    </span>
  ));
