import { z } from 'zod';

const endpointSchema = z
  .object({
    method: z.string().describe('HTTP method.'),
    path: z.string().describe('Path, with parameters in braces.'),
    operation: z.string().describe('Name of the operation; read operations run in a batch too.'),
    summary: z.string().describe('What it does.'),
    key_required: z.boolean().describe('Whether an API key is needed.'),
  })
  .describe('An endpoint of the API.');

const deprecationSchema = z
  .object({
    element: z.string().describe('What is deprecated.'),
    replacement: z.string().describe('What to use instead.'),
    announced: z.string().describe('Date of the announcement.'),
    earliest_removal: z.string().describe('The date before which it is not removed.'),
  })
  .describe('A deprecated element. It keeps working.');

export const apiIndexSchema = z
  .object({
    name: z.string().describe('Name of the service.'),
    description: z.string().describe('What the service does.'),
    api_version: z.string().describe('Date of the contract, as in the API-Version header.'),
    billing_version: z
      .string()
      .describe('Version of the billing contract, as in the Billing-Version header.'),
    links: z.record(z.string(), z.url()).describe('Addresses of descriptions and entry points.'),
    endpoints: z.array(endpointSchema).describe('Every endpoint of the REST API.'),
    rate_limits: z
      .array(
        z
          .object({
            surface: z.string().describe('Name of the surface.'),
            covers: z.string().describe('Paths that count together.'),
            window_seconds: z.int().min(1).max(3_600).describe('Length of the window.'),
            anonymous: z.int().min(0).max(10_000_000).describe('Requests per window.'),
            registered_agent: z
              .int()
              .min(0)
              .max(10_000_000)
              .describe('Requests per window with an agent token.'),
          })
          .describe('Requests per client address and window.'),
      )
      .describe('Request rates of each surface.'),
    versioning: z
      .object({
        scheme: z.string().describe('How versions are named.'),
        current: z.string().describe('The current major version.'),
        header: z.string().describe('What API-Version is for.'),
        breaking: z.array(z.string()).describe('Changes that never happen inside /v1.'),
        breaking_changes_ship: z.string().describe('Where breaking changes go.'),
        not_breaking: z.array(z.string()).describe('Changes that may happen at any time.'),
        retirement: z.string().describe('How something is retired.'),
        deprecations: z.array(deprecationSchema).describe('What is deprecated now.'),
        changelog: z
          .array(
            z
              .object({
                date: z.string().describe('Day of the change.'),
                changes: z.array(z.string()).describe('What changed.'),
              })
              .describe('The changes of one day.'),
          )
          .describe('Changes, newest first.'),
      })
      .describe('The versioning policy.'),
  })
  .describe('The machine-readable index of the API.');
export type ApiIndex = z.infer<typeof apiIndexSchema>;
