import { Empty } from 'antd';
import { Navigate } from 'react-router';
import { useOperator } from '../operator';
import { menuFor } from '../pages';

/** The first page his roles let him open. */
export function FirstPage() {
  const operator = useOperator();
  if (!operator) return null;
  const first = menuFor(new Set(operator.functions))[0]?.pages[0];
  return first ? <Navigate to={first.path} replace /> : <Empty description="您的角色还没有任何功能，请联系管理员" />;
}
