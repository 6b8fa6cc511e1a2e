import type { ComponentType } from 'react';
import type { Dimensions } from '#src/domain/dimensions.ts';
import { GalleryFurniture, GalleryWall } from './gallery.tsx';
import { LivingRoomFurniture, LivingRoomWall } from './living-room.tsx';
import { StudyFurniture, StudyWall } from './study.tsx';

/** A drawn room. Lengths are centimeters from the middle of the wall at the floor; y grows downwards. */
export interface Room {
  name: string;
  /** What the picture hangs above, and its width. */
  furniture: { name: string; width: number };
  /** What is behind the picture, and what is in front of it. */
  Wall: ComponentType;
  Furniture: ComponentType;
  wallColor: string;
  light: {
    x: number;
    y: number;
    color: string;
    /** How far it reaches. */
    reach: number;
  };
  /** What a white picture looks like on the wall, away from the lamp. */
  shade: string;
}

export const ROOMS: readonly Room[] = [
  {
    name: 'Living room',
    furniture: { name: 'sofa', width: 232 },
    Wall: LivingRoomWall,
    Furniture: LivingRoomFurniture,
    wallColor: '#ece7dd',
    light: { x: -320, y: -330, color: 'rgb(255 248 232 / 0.5)', reach: 420 },
    shade: 'rgb(247 243 236)',
  },
  {
    name: 'Study',
    furniture: { name: 'sideboard', width: 196 },
    Wall: StudyWall,
    Furniture: StudyFurniture,
    wallColor: '#8a9280',
    light: { x: 76, y: -112, color: 'rgb(255 196 110 / 0.7)', reach: 190 },
    shade: 'rgb(205 190 170)',
  },
  {
    name: 'Gallery',
    furniture: { name: 'bench', width: 164 },
    Wall: GalleryWall,
    Furniture: GalleryFurniture,
    wallColor: '#ece7dd',
    light: { x: 0, y: -360, color: 'rgb(255 250 240 / 0.5)', reach: 300 },
    shade: 'rgb(250 248 244)',
  },
];

export const WALL_COLORS = [
  { name: 'Chalk', color: '#ece7dd' },
  { name: 'Linen', color: '#d3c6b0' },
  { name: 'Clay', color: '#b88b72' },
  { name: 'Sage', color: '#8a9280' },
  { name: 'Slate blue', color: '#5d7183' },
  { name: 'Forest', color: '#3c4a41' },
] as const;

/** Where the middle of a picture is. */
export interface Place {
  /** To the right of the middle of the wall. */
  x: number;
  /** Above the floor. */
  height: number;
}

/** At the height of the eye, but not far above the furniture: a small picture would be alone on the wall. */
export function hangingPlace({ height }: Dimensions): Place {
  const atEye = Math.min(152, 112 + height / 2);
  return { x: 0, height: Math.max(atEye, 98 + height / 2) };
}

/** What has to be seen of the room: from the foreground to above the picture. */
export interface Section {
  width: number;
  above: number;
  below: number;
}

/** The widest of what pictures hang above, with a hand's breadth beside it. */
const SOFA = 256;

export function sectionFor(...pictures: readonly Dimensions[]): Section {
  const above = pictures.map((one) => hangingPlace(one).height + one.height / 2 + 22);
  return {
    width: Math.max(SOFA, widthOf(pictures) + 40),
    above: Math.max(206, ...above),
    below: 46,
  };
}

/** Centimeters between pictures in a row. */
const GAP = 22;

const widthOf = (row: readonly Dimensions[]) =>
  row.reduce((sum, { width }) => sum + width + GAP, -GAP);

/** The places of pictures side by side, each at its height, the row in the middle of the wall. */
export function hangInRow(pictures: readonly Dimensions[]): Place[] {
  let left = 0 - widthOf(pictures) / 2;
  return pictures.map((picture) => {
    const x = left + picture.width / 2;
    left += picture.width + GAP;
    return { ...hangingPlace(picture), x };
  });
}

/** Keeps a picture between the skirting and the upper edge, and on the part of the wall that is seen. */
export function keepOnWall(
  { x, height }: Place,
  picture: Dimensions,
  seen: { width: number; above: number },
): Place {
  const reach = Math.max(0, (seen.width - picture.width) / 2);
  const lowest = picture.height / 2 + 16;
  const highest = Math.max(lowest, seen.above - picture.height / 2);
  return { x: clamp(x, 0 - reach, reach), height: clamp(height, lowest, highest) };
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}
