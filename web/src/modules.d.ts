declare module "*.toml" {
  const value: Record<string, unknown>;
  export default value;
}

declare module "*.ftl" {
  const text: string;
  export default text;
}
