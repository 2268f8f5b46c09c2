import { DatePicker } from 'antd';
import dayjs from 'dayjs';
import { mount } from '../shared/mount.tsx';

mount(
  <DatePicker.RangePicker
    className="field"
    defaultValue={[dayjs('2026-11-01'), dayjs('2026-11-20')]}
  />,
);
