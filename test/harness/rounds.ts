/** How many rounds of faults there are: as many as FAULT_ROUNDS says, or few enough to wait for. */
export function rounds(few: number): number {
  const wanted = process.env['FAULT_ROUNDS'];
  return wanted === undefined ? few : Number(wanted);
}
