export { BottomBar } from './BottomBar';
export { NarrowHeader } from './NarrowHeader';
