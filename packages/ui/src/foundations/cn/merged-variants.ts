import { cva as createVariants } from 'class-variance-authority';
import { cn } from './cn.ts';

/** `cva` from class-variance-authority that merges classes as `cn` does. */
export const cva: typeof createVariants = (base, config) => {
  const variants = createVariants(base, config);
  return (props) => cn(variants(props));
};
