export { type LinkTab, LinkTabs, type LinkTabsProps } from './link-tabs.tsx';
export type { Tab } from './tab-list.tsx';
export { Tabs, type TabsProps } from './tabs.tsx';
