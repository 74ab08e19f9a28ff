import { DatePicker } from 'antd';
import dayjs from 'dayjs';

type DayPickerProps = { id: string; value: string; required?: boolean; onChange: (day: string) => void };

/** A day as `YYYY-MM-DD`; empty: none. */
export const DayPicker = ({ id, value, required = false, onChange, ...control }: DayPickerProps) => (
  <DatePicker
    {...control}
    id={id}
    style={{ width: '100%' }}
    allowClear={!required}
    placeholder="年-月-日"
    value={value ? dayjs(value) : null}
    onChange={(day) => onChange(day?.format('YYYY-MM-DD') ?? '')}
  />
);
