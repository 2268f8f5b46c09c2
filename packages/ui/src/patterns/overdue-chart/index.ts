export { OverdueChart, type OverdueChartProps, type OverdueColumn } from './overdue-chart.tsx';
