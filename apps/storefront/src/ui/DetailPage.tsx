import { CallError } from '@yigou/web-kit';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { ButtonLink } from './ButtonLink';
import { EmptyState, ErrorState, Skeleton } from './States';

/** The id that the address names, or nothing when it names none. */
export function useAddressId(name: string): number | undefined {
  const [query] = useSearchParams();
  const text = query.get(name) ?? '';
  return /^[1-9]\d{0,15}$/.test(text) ? Number(text) : undefined;
}

/** There is no such thing, and where to look for others. */
export const Missing = ({ text, to, children }: { text: string; to: string; children: string }) => (
  <EmptyState title={text}>
    <ButtonLink kind="primary" to={to}>
      {children}
    </ButtonLink>
  </EmptyState>
);

type Asked<T> = {
  data: { resultData: T } | undefined;
  error: Error | null;
  isPending: boolean;
  refetch: () => unknown;
};

type DetailPageProps<T> = {
  asked: Asked<T>;
  /** `订单`: what could not be loaded. */
  noun: string;
  /** What is said when the server knows none, or none for this account. */
  absent: string;
  missing: (text: string) => ReactNode;
  /** What is drawn while it is asked for. */
  className: string | undefined;
  heights: readonly number[];
  children: (model: T) => ReactNode;
};

/** One thing on a page of its own: asked for, shown, not there, or not to be had just now. */
export function DetailPage<T>({ asked, noun, absent, missing, className, heights, children }: DetailPageProps<T>) {
  const { data, error, isPending, refetch } = asked;
  if (data) return children(data.resultData);
  if (isPending)
    return (
      <div className={className} aria-busy="true">
        {heights.map((height) => (
          <Skeleton key={height} height={height} />
        ))}
      </div>
    );
  if (error instanceof CallError) return missing(error.code === '4' ? absent : error.message);
  return <ErrorState text={`${noun}加载失败`} onRetry={() => refetch()} />;
}
