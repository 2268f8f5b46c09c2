import { type DeploymentOptions, withDeploymentOptions } from '@surtidor/domain';
import type { PublicConfig } from './public-config.ts';

/** The id of the JSON element that the portal's server writes. */
export const configElementId = 'surtidor-config';

/**
 * The deployment's configuration from the page.
 * @throws Error if the page has none, so was not served by the portal's server.
 */
export function readConfig(page: Document): PublicConfig {
  const element = page.getElementById(configElementId);
  if (element === null) throw new Error('The page carries no configuration.');
  // Written and validated by our own server.
  return JSON.parse(element.textContent ?? '') as PublicConfig;
}

/** The deployment's options: the specification's defaults with overrides. */
export const getDeploymentOptions = (config: PublicConfig): DeploymentOptions =>
  withDeploymentOptions(config.deploymentOptions);
