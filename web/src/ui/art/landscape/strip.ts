/** The low strip of desert, drawn for a very wide screen: a narrow one sees its middle, unstretched. */
import type { Drawing } from './landscape';

export const strip: Drawing = ({ barrelCactus, ridge, saguaro }) =>
  ridge(
    'far',
    'M-10 200V126C80 118 120 120 166 122L200 80H326L356 118C460 128 560 122 640 124L664 96H750L772 124C900 132 1020 128 1082 122L1118 74H1220L1236 98H1282L1304 126C1440 132 1560 124 1650 122L1676 96H1792L1818 124C1960 132 2110 126 2260 120L2288 80H2388L2422 120C2470 124 2520 120 2570 118V200Z',
  ) +
  ridge(
    'hill',
    'M-10 200V136C140 112 300 116 440 136C600 156 760 112 940 118C1100 124 1180 148 1330 138C1480 128 1560 110 1740 120C1900 128 2000 150 2160 136C2320 122 2460 120 2570 132V200Z',
  ) +
  saguaro('translate(560 140) scale(.6)') +
  saguaro('translate(1436 150) scale(.62)') +
  saguaro('translate(2050 144) scale(.6)') +
  ridge(
    'sage',
    'M-10 200V144C200 160 330 128 520 134C720 140 860 160 1060 148C1240 136 1360 142 1500 150C1680 160 1840 130 2020 138C2220 148 2400 156 2570 138V200Z',
  ) +
  saguaro('translate(226 166) scale(1.05)') +
  barrelCactus('translate(286 164) scale(.8)') +
  barrelCactus('translate(880 176) scale(.9)') +
  saguaro('translate(1120 170) scale(1.15)') +
  barrelCactus('translate(1178 168) scale(.85)') +
  saguaro('translate(1782 170)') +
  barrelCactus('translate(1520 174) scale(.75)') +
  saguaro('translate(2330 172) scale(1.2)') +
  barrelCactus('translate(2396 172) scale(.7)') +
  ridge(
    'clay',
    'M-10 200V168C240 148 480 158 700 168C920 178 1080 158 1280 162C1500 166 1640 174 1860 162C2100 150 2360 170 2570 158V200Z',
  );
