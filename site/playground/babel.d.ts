declare module '@babel/standalone' {
  export function transform(source: string, options: object): { code?: string | null };
}
declare module 'babel-preset-solid' {
  const preset: object;
  export default preset;
}
