import { Input } from 'antd';
import { type FormEvent, useState } from 'react';
import { Button } from '../../../ui/Button';
import styles from './ReceiveAddressPage.module.css';

export function AddressSearch({ keyword, onGo }: { keyword: string; onGo: (keyword: string) => void }) {
  const [text, setText] = useState(keyword);

  function submit(event: FormEvent) {
    event.preventDefault();
    onGo(text.trim());
  }

  function reset() {
    setText('');
    onGo('');
  }

  return (
    <form className={styles.search} onSubmit={submit}>
      <Input
        aria-label="收货人、电话或地址"
        placeholder="收货人、电话或地址"
        maxLength={100}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Button type="submit" kind="primary">
        查询
      </Button>
      <Button onClick={reset}>重置</Button>
    </form>
  );
}
