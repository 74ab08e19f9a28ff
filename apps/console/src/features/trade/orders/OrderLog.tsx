import type { ConsoleOrder } from '@yigou/contract/trade/orders.console';
import { DrawerPart } from '../../../ui/DrawerPart';
import { LogList } from '../../../ui/LogList';

export const OrderLog = ({ order }: { order: ConsoleOrder }) => (
  <DrawerPart label="处理记录">
    <LogList logs={order.logs} />
  </DrawerPart>
);
