/** Height and inks of each game's box on the shelf. */
export const BOXES: Record<string, string> = {
  animaux: "--h:588px;--c0:#0F4A50;--c1:#16616A;--lc:#0F4A50",
  salem: "--h:612px;--c0:#39424C;--c1:#4A5560;--lc:#2B333B",
  traverse: "--h:560px;--c0:#5C2E62;--c1:#713C78;--lc:#5C2E62",
  zoondo: "--h:600px;--c0:#9A3F18;--c1:#B2522A;--lc:#8A3614",
  ecole: "--h:574px;--c0:#2B5B43;--c1:#376E53;--lc:#2B5B43",
};
