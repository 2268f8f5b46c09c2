export { Popover, type PopoverProps, type PopoverTriggerProps } from './popover.tsx';
