import { num } from '../svg/svg-text.ts';
import type { FigureStyle } from './style.ts';

/**
 * Azimuths of the light in degrees, without and with mirroring. In both cases the finished figure is lit from
 * the upper left.
 */
const AZIMUTH = 235;
const AZIMUTH_MIRRORED = 305;

/**
 * A filter that gives flat shapes volume: wide soft shading (diffuse light, multiplied), a sharp lit edge
 * (specular light) and a little paper grain.
 * @param rim colour of the edge's light
 */
export function lightingFilter(id: string, style: FigureStyle, rim: string, mirrored: boolean): string {
  const light = (elevation: number) =>
    `<feDistantLight azimuth="${mirrored ? AZIMUTH_MIRRORED : AZIMUTH}" elevation="${elevation}"/>`;
  const lift = 1.12 - style.depth;
  const channel = (name: string, more: number) =>
    `<feFunc${name} type="linear" slope="${num(style.depth)}" intercept="${num(lift + more)}"/>`;
  return [
    `<filter id="${id}" x="-5%" y="-5%" width="110%" height="110%" color-interpolation-filters="sRGB">`,
    `<feGaussianBlur in="SourceAlpha" stdDeviation="${style.volume}" result="soft"/>`,
    `<feDiffuseLighting in="soft" surfaceScale="${num(style.volume * 1.15)}" diffuseConstant="1.12" lighting-color="#fff" result="bulge">${light(56)}</feDiffuseLighting>`,
    `<feComponentTransfer in="bulge" result="shade">${channel('R', 0)}${channel('G', 0)}${channel('B', 0.03)}</feComponentTransfer>`,
    '<feComposite in="shade" in2="SourceAlpha" operator="in" result="shadeInside"/>',
    '<feBlend in="SourceGraphic" in2="shadeInside" mode="multiply" result="lit"/>',
    '<feGaussianBlur in="SourceAlpha" stdDeviation="6" result="crisp"/>',
    `<feSpecularLighting in="crisp" surfaceScale="6" specularConstant=".5" specularExponent="20" lighting-color="${rim}" result="shine">${light(42)}</feSpecularLighting>`,
    '<feComposite in="shine" in2="SourceAlpha" operator="in" result="shineInside"/>',
    '<feTurbulence type="fractalNoise" baseFrequency=".028" numOctaves="3" seed="7" result="noise"/>',
    '<feColorMatrix in="noise" values="0 0 0 0 0  0 0 0 0 0  0 0 0 0 0  0 0 0 -2.2 1.32" result="fibres"/>',
    '<feComposite in="fibres" in2="SourceAlpha" operator="in" result="fibresInside"/>',
    `<feComponentTransfer in="fibresInside" result="grain"><feFuncA type="linear" slope="${num(style.grain)}"/></feComponentTransfer>`,
    '<feMerge><feMergeNode in="lit"/><feMergeNode in="grain"/><feMergeNode in="shineInside"/></feMerge>',
    '</filter>',
  ].join('');
}

/**
 * A filter that only blurs. `reach` is how far its region extends beyond the element, in percent of the
 * element's size.
 */
export const blurFilter = (id: string, deviation: number, reach: number): string =>
  `<filter id="${id}" x="-${reach}%" y="-${reach}%" width="${100 + 2 * reach}%" height="${100 + 2 * reach}%">` +
  `<feGaussianBlur stdDeviation="${deviation}"/></filter>`;
