import { addons } from 'storybook/manager-api';

/** 'date-range-picker' as people write it: 'Date range picker'. */
const asWritten = (name: string): string =>
  name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' ');

addons.setConfig({
  sidebar: { renderLabel: ({ name, type }) => (type === 'story' ? name : asWritten(name)) },
});
