import { cva as createVariants } from 'class-variance-authority';
import { cn } from './cn.ts';

/** `cva` of class-variance-authority whose classes are merged as `cn` merges them. */
export const cva: typeof createVariants = (base, config) => {
  const variants = createVariants(base, config);
  return (props) => cn(variants(props));
};
