import type { LogoProps } from '../../shared/config/portal-definition.ts';
import { usePortal } from '../context/portal-context.tsx';

/** Renders the distributor's logo, or the product's name without one. */
export const Logo = (props: Omit<LogoProps, 'name'>) => {
  const { definition, deploymentOptions } = usePortal();
  const { logo: OwnLogo } = definition;
  const { product } = deploymentOptions;
  return OwnLogo === undefined ? (
    <span translate="no" className="font-heading text-xl font-extrabold">
      {product}
    </span>
  ) : (
    <OwnLogo name={product} {...props} />
  );
};
