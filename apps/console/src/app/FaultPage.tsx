import { Button, Result } from 'antd';

/** A page that broke, or a script that a new version took away. */
export const FaultPage = () => (
  <Result
    status="warning"
    title="这个页面没能打开"
    subTitle="可能刚刚更新过版本，请刷新后再试。"
    extra={
      <Button type="primary" onClick={() => location.reload()}>
        刷新
      </Button>
    }
  />
);
