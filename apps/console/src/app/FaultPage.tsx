import { Button, Result } from 'antd';

/** A page that broke, or a script that a new version took away. */
export const FaultPage = () => (
  <Result
    status="warning"
    title="页面加载失败"
    subTitle="系统可能刚刚更新，请刷新后重试。"
    extra={
      <Button type="primary" onClick={() => location.reload()}>
        刷新
      </Button>
    }
  />
);
