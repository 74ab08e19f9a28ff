import type { Facets } from '@yigou/contract/goods/catalog';
import { Button } from '../../../../ui/Button';
import { ButtonLink } from '../../../../ui/ButtonLink';
import { Dialog, DialogFoot } from '../../../../ui/Dialog';
import { stay } from '../../../../ui/stay';
import { cleared, filterPath } from '../searchFilter.rules';
import type { FilterControl } from '../useSearchFilter';
import { FacetPanel } from './FacetPanel';
import styles from './FacetSheet.module.css';

type FacetSheetProps = { facets: Facets; control: FilterControl; totalCount: number; onClose: () => void };

/** The facets from below, where there is no room beside the goods. A choice shows behind it at once. */
export const FacetSheet = ({ facets, control, totalCount, onClose }: FacetSheetProps) => (
  <Dialog title="筛选" sheet onClose={onClose}>
    {(leave) => (
      <>
        <div className={styles.body}>
          <FacetPanel facets={facets} control={control} />
        </div>
        <DialogFoot>
          <ButtonLink to={filterPath(cleared(control.filter))} state={stay}>
            清空筛选
          </ButtonLink>
          <Button kind="primary" onClick={leave}>
            查看 {totalCount.toLocaleString('zh-CN')} 件商品
          </Button>
        </DialogFoot>
      </>
    )}
  </Dialog>
);
