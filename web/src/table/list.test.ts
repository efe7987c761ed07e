import { expect, test } from 'vitest';
import { aboutSeat } from './list.ts';

const cells = (...texts: string[]) => ({ cells: texts });

test('what is said about a seat is its parts, its rows with their heading, and its column', () => {
  const parts = [
    { line: 'Round 3', rows: [], header: false },
    { line: 'Bruno', rows: [cells('gold', '4')], header: false, seat: 1 },
    {
      line: '',
      header: true,
      columns: [null, 0, 1],
      rows: [cells('', 'Anna', 'Bruno'), cells('coins', '2', '3'), cells('rat', '1', '9')],
    },
    {
      line: 'Cities',
      header: true,
      rows: [cells('city', 'food'), { cells: ['Siena', '3'], seat: 0 }, { cells: ['Lucca', '5'], seat: 1 }],
    },
    { line: '', header: true, rows: [cells('city'), { cells: ['Pisa'], seat: 0 }] },
  ];
  expect(aboutSeat(parts, 1)).toEqual([
    parts[1],
    { line: '', header: false, rows: [cells('coins', '3'), cells('rat', '9')] },
    { ...parts[3], line: '', rows: [cells('city', 'food'), { cells: ['Lucca', '5'], seat: 1 }] },
  ]);
  expect(aboutSeat(parts, 2)).toEqual([]);
});
