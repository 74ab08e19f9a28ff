import { z } from 'zod';
import { call, result } from '../ground/call';

export const Picture = z.object({ url: z.string(), width: z.number(), height: z.number() });
export type Picture = z.infer<typeof Picture>;

export const pictureCalls = {
  'Goods/SquarePicture': call({
    access: 'operator',
    needs: 'goods/edit',
    work: 'write',
    summary: '把一张商品图片裁成方形，得到一张新的图片',
    input: z.object({ url: z.string().max(100, '地址过长') }),
    answer: result(Picture),
  }),
};
