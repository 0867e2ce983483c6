/** The look of papers: one black ink is enough, no colour carries a meaning. */
export const paperStyle = `
@page { size: A4; margin: 14mm 16mm 14mm; }
* { box-sizing: border-box; }
body { margin: 0; color: #0f1c1e; font: 10.5pt/1.42 Archivo, Arial, sans-serif; }
header { display: flex; justify-content: space-between; align-items: center; gap: 8mm; margin-bottom: 7mm; padding-bottom: 3mm; border-bottom: .4mm solid #00535c; font-size: 9pt; color: #37474a; }
header img { height: 7mm; }
header p { margin: 0; }
h1 { margin: 0 0 2mm; font-size: 20pt; line-height: 1.15; font-weight: 780; font-stretch: 112%; }
h2 { margin: 5mm 0 1.5mm; font-size: 12.5pt; line-height: 1.2; break-after: avoid; }
p { margin: 0 0 2mm; }
.lead { color: #37474a; font-size: 11pt; }
.small { color: #37474a; font-size: 9pt; }
ul, ol { margin: 0 0 2mm; padding-left: 6mm; }
li { margin-bottom: 1mm; }
.checks { padding-left: 0; list-style: none; }
.checks li { padding-left: 7mm; position: relative; break-inside: avoid; }
.checks li::before { content: ''; position: absolute; left: 0; top: .6mm; width: 3.6mm; height: 3.6mm; border: .35mm solid #0f1c1e; }
table { width: 100%; border-collapse: collapse; margin-bottom: 3mm; }
th, td { text-align: left; vertical-align: top; padding: 1.4mm 2mm; border: .25mm solid #8f9a9b; }
thead th { background: #eaf4f4; }
.fill th { width: 30%; font-weight: 600; }
.fill td { height: 8mm; }
.fill.two th { width: 36%; }
.fill tr, .whole { break-inside: avoid; }
.strong { font-weight: 700; }
.lines { background-image: repeating-linear-gradient(transparent 0 7.6mm, #8f9a9b 7.6mm 7.85mm); line-height: 7.85mm; }
.signs { margin-top: 6mm; break-inside: avoid; }
.signs td { border: 0; width: 50%; padding: 2mm 4mm; text-align: center; }
.signs .sign { padding-top: 12mm; }
.signs .sign::before { content: ''; display: block; border-top: .25mm solid #0f1c1e; margin-bottom: 1mm; }
.cut { margin: 6mm 0; border: 0; border-top: .3mm dashed #37474a; }
.big { font-size: 13pt; }
.big th, .big td { padding: 1.3mm 3mm; }
figure { margin: 3mm 0; }
.logos { display: flex; gap: 8mm; align-items: stretch; }
.logos img { display: block; height: 12mm; }
.logos .dark { padding: 5mm 8mm; background: #00535c; border-radius: 3mm; }
.logos > img { margin: 5mm 0; }
.colours td, .colours th { vertical-align: middle; }
.poster { min-height: 240mm; margin-bottom: 4mm; padding: 16mm 12mm; background: #00535c; color: #fff; text-align: center; border-radius: 8mm; print-color-adjust: exact; }
.poster h1 { margin: 6mm 0 8mm; font-size: 44pt; font-weight: 850; }
.poster .over { color: #d8f34e; font-size: 18pt; font-weight: 700; }
.poster .call { font-size: 16pt; line-height: 1.35; }
.poster .qr { display: block; width: 92mm; height: 92mm; margin: 8mm auto; padding: 0; border: 5mm solid #fff; border-radius: 4mm; image-rendering: pixelated; background: #fff; }
`;
