// autocannon has no types. These cover the parts in use.
declare module 'autocannon' {
  export type Request = { method: string; path: string; headers: Record<string, string>; body?: string };
  export type Result = {
    duration: number;
    requests: { total: number };
    errors: number;
    '4xx': number;
    '5xx': number;
  };
  export default function autocannon(options: {
    url: string;
    connections: number;
    duration?: number;
    amount?: number;
    requests: (Request | { setupRequest: (request: Request) => Request })[];
  }): Promise<Result>;
}
