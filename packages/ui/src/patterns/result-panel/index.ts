export { ResultPanel, type ResultPanelProps, type ResultStatus } from './result-panel.tsx';
