import { type DeploymentOptions, overrideDeploymentOptions } from '@surtidor/domain/variants';
import type { PublicConfig } from './public-config.ts';

/** The id of the JSON element that the portal's server writes. */
export const configElementId = 'surtidor-config';

/**
 * Returns the configuration in the page.
 * @throws Error if the page has no configuration because another server delivered it.
 */
export function readConfig(page: Document): PublicConfig {
  const element = page.getElementById(configElementId);
  if (element === null) throw new Error('The page has no configuration.');
  // The portal's server has validated it.
  return JSON.parse(element.textContent ?? '') as PublicConfig;
}

/** Returns the options of the deployment: the defaults of the specification with its overrides. */
export const getDeploymentOptions = (config: PublicConfig): DeploymentOptions =>
  overrideDeploymentOptions(config.deploymentOptions);
