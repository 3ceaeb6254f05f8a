/** The puzzles of the ladders, as `npm run fit:pegs` makes them: pegs, last hole and fewest sweeps. */

/** By the name of the shape, from the gentlest to the hardest. */
export const RUNG_TEXTS = {
  english:
    "dcpmww:c7:2 1eyz:b3:3 4gbrwg:f4:3 28qybds:e3:3 k0o5c0:b3:3 1iym:e5:4 4jnif4:a4:3 28ka9s:a3:3 ia74:g4:3 dlkohs:f4:4 v90oao:d7:4 jzf2ky:g5:5 1x0qh:a3:5 508v7k:e4:5 339mtco:f3:4 1hp0isw:d3:5 4h7irk:e1:7 6v9jr3:e2:6 4fw3ry:a4:5 jz9acu:a5:5 1lu95zm:a3:6 2wha4uw:e1:6 149wmkg:e5:5 33p0660:e1:7 2s18npc:g4:6 duz1e0:e5:7 3eur79s:a4:6 gv3nnk:a4:6 174id64:a3:5 2rw5m:d5:7 3eqzz1w:g4:7 20lwfbj:f5:8",
  triangle15:
    "6h1:e5:2 af4:a5:2 4ri:a1:2 pk:b4:2 7r:b4:2 6n1:e5:2 8om:c3:1 4xi:e5:3 39y:a3:1 cp:c3:2 a10:b4:3 87y:e5:2 s3:a1:3 5hz:c3:3 518:b5:3 bth:a5:3 54k:c3:3 3w6:a3:2 l84:a1:3 918:c5:3 6xe:b5:3 ak6:c5:4 9vi:a5:4 dfc:c3:4 gim:c5:4 klv:b3:4 ogc:a5:4 br2:c3:5 c62:e5:4 82e:a2:5 lun:a1:6 6bj:c5:8",
  triangle21:
    "1tx:a3:1 1pn6:b4:2 528:c5:2 1zqo:b4:3 je:d4:2 1jis:b4:3 6aoi:a3:3 8h3e:d4:2 jis:a1:3 hub:c4:4 jmes:b2:3 4flc:c5:3 o1g:c3:3 pxzx:b4:4 a5py:d4:3 9t8e:a2:4 18x7c:b2:5 fge6:d4:4 2eu7:a1:4 vry:e6:2 gut2:c4:6 g4om:a6:4 iinn:b4:4 iy5c:b4:3 129x5:e5:5 14q2h:a3:6 18y2k:b6:7 uwgm:a6:5 mg3j:b2:7 h3re:c3:5 lldn:c6:6 12z7f:f6:7",
  hexagon19:
    "4kjs:a1:1 d4:e3:2 2b02:e5:1 45oa:d3:2 3ge0:b2:2 3sko:a3:2 jzd:b1:2 dk8:c3:2 nig:e4:3 91r4:a1:3 jzk:b4:3 ms:c3:2 1co2:c3:3 45nw:c5:3 2sm2:a1:3 3w52:a2:3 1cvy:a1:3 95pk:b1:3 477f:c3:3 3bjf:c3:3 nkp:c3:3 n5b:c5:4 279a:a1:4 5m56:c5:4 3y49:c1:4 z4i:c3:2 9ljv:c3:3 1bb2:c3:5 5lve:a1:5 45wb:c3:4 b81q:c3:7 aubf:e3:8",
  rectangle4x5:
    "1934:c4:2 5t3s:c4:2 8ft8:e2:2 h1f8:c3:4 v2k:c3:3 jkc:a1:3 1jy8:c4:2 8qow:e4:3 2fm8:a1:3 4zq:b2:3 c8b:c1:4 9eip:e2:4 2vkz:c1:4 jgce:a3:5 bu63:e3:5 avrk:b4:4 4v9i:a4:4 85iz:c1:5 b56q:c3:6 fox9:c4:6 j7pj:b3:5 iv3i:d3:6 7ixu:b3:6 jnjj:e3:7 bsnw:e2:6 mghr:c3:9 lipq:a4:6 28yy:d4:4 jmpj:a2:7 8fe1:a4:6 gueu:e3:8 gu01:a3:8",
} as const;
