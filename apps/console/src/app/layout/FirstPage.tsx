import { Empty } from 'antd';
import { Navigate, useLocation } from 'react-router';
import { useOperator } from '../operator';
import { menuFor } from '../pages';

/** The first page their roles let them open. */
export function FirstPage() {
  const operator = useOperator();
  const { key } = useLocation();
  if (!operator) return null;
  const first = menuFor(new Set(operator.functions))[0]?.pages[0];
  // Asked for again before the first page was there, it has to lead there once more.
  return first ? (
    <Navigate key={key} to={first.path} replace />
  ) : (
    <Empty description="您的角色未授权任何功能，请联系管理员" />
  );
}
