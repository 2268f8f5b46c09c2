/** The limits of a claim. Its files fit into one GraphQL request of the portal's server (1 MB) as base64. */
export const claimLimits = {
  minText: 10,
  maxText: 2_000,
  files: 3,
  /** Bytes of all files together. */
  totalBytes: 600_000,
  fileName: 80,
} as const;
