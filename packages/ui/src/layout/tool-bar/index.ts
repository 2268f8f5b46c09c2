export { ToolBar, type ToolBarProps, ToolBarSearch } from './tool-bar.tsx';
