// Which rulings of the rules page belong to a card or a pile; their sentences are in the catalogues.

const OF: Record<string, number[]> = {
  q2: [8, 18, 25, 39, 46, 52, 67, 79, 85],
  q3: [20],
  q8: [1, 2, 6, 10, 15, 20, 28, 32, 33, 36, 40, 44, 47, 48, 49, 53, 54, 55, 58, 61, 63, 68, 70, 71, 77, 80, 83, 84],
  q10: [37, 42, 59, 60, 62, 74, 75, 78, 81],
  q11: [65],
  e17: [57, 65, 66, 82],
  q12: [13, 26],
  q13: [16, 30, 69],
  q14: [60],
  q15: [2, 44],
  q16: [76],
  q17: [20, 34],
  q18: [56],
  q19: [3, 24, 60],
  q20: [25, 46],
  q21: [39],
  q22: [20, 39],
  q23: [25, 46],
  q24: [42],
  q25: [1, 28, 38, 43, 70],
  q26: [4, 27, 45, 55, 58, 84],
  q27: [6, 10, 71],
  q28: [6, 10],
  q29: [68],
  q30: [53],
  q32: [75],
  q33: [74],
  q34: [78],
  q35: [83],
  q37: [4, 56, 68, 78, 84],
  q42: [14, 17, 32, 71, 81],
  q43: [8, 16, 18, 30, 69, 77, 80],
  q47: [85],
  q48: [49],
  q49: [52],
  q50: [45, 53],
  q51: [48],
  q52: [15],
  q53: [20, 79],
  q54: [32],
  q55: [67],
  q56: [74, 76],
};
const OF_PILES: Record<string, string[]> = {
  harbour: ["e22", "q38"],
  wilderness: ["h7", "q36"],
  graveyard: ["h9", "q31"],
};

export function rulingsOf(what: number | string): string[] {
  if (typeof what === "string") return OF_PILES[what]!.map((rule) => rule.toUpperCase());
  return Object.keys(OF)
    .filter((rule) => OF[rule]!.includes(what))
    .map((rule) => rule.toUpperCase());
}
