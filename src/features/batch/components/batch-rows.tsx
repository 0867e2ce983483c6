import ImagePlus from 'lucide-react/icons/image-plus';
import Trash2 from 'lucide-react/icons/trash-2';
import type { DragEvent } from 'react';
import { Button } from '../../../ui/actions/button.tsx';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { fieldText } from '../../../ui/forms/form-fields.ts';
import { Select } from '../../../ui/forms/select.tsx';
import { CircleCheck } from '../../../ui/icons/drawings.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import text from '../../../ui/layout/text.module.css';
import { PageLink } from '../../../ui/navigation/page-link.tsx';
import { photoTypes } from '../../media/rules.ts';
import type { BatchRow } from '../contract.ts';
import { unreadNotes } from '../rules.ts';
import styles from './batch.module.css';
import { FileTile } from './file-tile.tsx';
import { AttributeCell, boxContents, Cell, Choices, None, PriceCell, Text, Wrong } from './row-cells.tsx';
import type { RowCategory } from './row-category.ts';

export type RowPhoto = { id: string; preview: string };
export type ShownRow = Pick<BatchRow, 'id' | 'albumId' | 'values' | 'missing'> & { photos: RowPhoto[] };

export type BatchRowsProps = {
  rows: readonly ShownRow[];
  /** Categories used by the rows, by slug. */
  categories: Readonly<Record<string, RowCategory>>;
  /** All leaf categories. */
  leaves: readonly { value: string; label: string }[];
  /** Why a ready row was not published, by row id. */
  problems: Readonly<Record<string, string>>;
  /** Labels of fields that a row does not show. */
  labels: Readonly<Record<string, string>>;
  hasPile: boolean;
  fullFormTo: (id: string) => string;
  onFiles: (albumId: string, files: readonly File[]) => void;
  onPhotoDrop: (rowId: string, photoId: string) => void;
};

/** Drag-and-drop data type that carries the id of a photo in the pile. */
export const draggedPhoto = 'application/x-photo';

/** The items of the batch, one per row: a table on wide screens, cards on phones. */
export function BatchRows(props: BatchRowsProps) {
  return (
    <table className={styles.rows}>
      <caption className={text.hidden}>Řádky k vystavení</caption>
      <thead>
        <tr>
          {[
            '#',
            'Fotky',
            'Název',
            'Druh',
            'Strana',
            'Délka, vel.',
            'Flex',
            'Stav',
            'Kusů',
            'Kč za kus',
            'Kontrola',
          ].map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {props.rows.map((row, index) => (
          <Row key={row.id} {...props} row={row} number={index + 1} />
        ))}
      </tbody>
    </table>
  );
}

type RowProps = BatchRowsProps & { row: ShownRow; number: number };

function Row(props: RowProps) {
  const { row, number, categories, leaves, onPhotoDrop, problems } = props;
  const { id, values, missing } = row;
  const category = categories[fieldText(values, 'category')];
  const value = (name: string) => fieldText(values, name);
  const cell = { row, number };
  const state = value('condition') === 'used' ? `used/${value('wear')}` : value('condition');
  const holdsPhoto = (event: DragEvent) => event.dataTransfer.types.includes(draggedPhoto);
  const wrong = Object.keys(missing).length > 0 || problems[id] !== undefined;
  const boxed = category?.size?.key === boxContents;
  return (
    // Dropping is a shortcut for mouse users; the button in the row does the same.
    <tr
      id={`r-${id}`}
      className={wrong ? styles.wrong : undefined}
      onDragOver={(event) => {
        if (holdsPhoto(event)) event.preventDefault();
      }}
      onDrop={(event) => {
        if (!holdsPhoto(event)) return;
        event.preventDefault();
        onPhotoDrop(id, event.dataTransfer.getData(draggedPhoto));
      }}
    >
      <td className={styles.number}>{number}</td>
      <PhotoCell {...props} />
      <Cell {...cell} name="title" label="Název" className={styles.title}>
        {(wiring) => <Text {...wiring} value={value('title')} />}
        {missing.brand && category && category.brands.length > 0
          ? (wiring) => (
              <Choices
                {...wiring}
                name="brand"
                value={value('brand')}
                options={category.brands}
                first="Značka?"
              />
            )
          : undefined}
      </Cell>
      <Cell {...cell} name="category" label="Druh">
        {(wiring) => (
          <Select
            {...wiring}
            key={value('category')}
            defaultValue={value('category')}
            placeholder="Vyber"
            options={leaves}
          />
        )}
      </Cell>
      <AttributeCell {...cell} field={category?.hand} label="Strana" />
      <AttributeCell {...cell} field={category?.size} label="Délka, vel." others={category?.others} />
      <AttributeCell {...cell} field={category?.flex} label="Flex" />
      <Cell {...cell} name="state" label="Stav" error={missing.condition ?? missing.wear}>
        {(wiring) =>
          category && category.states.length === 0 ? (
            <None />
          ) : (
            <Choices
              {...wiring}
              value={state}
              // Chosen until the wear is, because an empty value would clear the condition.
              options={[
                ...(state === 'used/' ? [{ id: state, label: 'Jak hrané?' }] : []),
                ...(category?.states ?? []),
              ]}
              first="Vyber"
            />
          )
        }
      </Cell>
      <Cell {...cell} name="quantity" label={boxed ? 'Balení' : 'Kusů'} unit={boxed ? 'balení' : undefined}>
        {(wiring) => <Text {...wiring} value={value('quantity')} placeholder="1" inputMode="numeric" />}
      </Cell>
      <PriceCell {...cell} />
      <CheckCell {...props} wrong={wrong} shown={shownFields(category)} />
    </tr>
  );
}

const shownFields = (category: RowCategory | undefined): string[] => [
  'title',
  'category',
  'condition',
  'wear',
  'quantity',
  'price',
  'priceType',
  'photos',
  ...(category && category.brands.length > 0 ? ['brand'] : []),
  ...[category?.hand, category?.size, category?.flex, ...(category?.others ?? [])].flatMap((field) =>
    field ? [`attributes.${field.key}`] : [],
  ),
];

function PhotoCell({ row: { id, albumId, photos, missing, values }, number, hasPile, onFiles }: RowProps) {
  const title = fieldText(values, 'title') || `řádek ${number}`;
  const main = photos[0];
  return (
    <td className={styles.photos}>
      <details>
        <summary
          className={classNames(styles.frame, !main && styles.bare)}
          aria-label={`Fotky k řádku ${number} (${photos.length}): ${title}`}
        >
          {main ? <img src={main.preview} alt="" width="40" height="40" /> : <Icon of={ImagePlus} />}
          {main && <b>{photos.length}</b>}
        </summary>
        <div className={styles.photoTools}>
          {photos.map((photo, index) => (
            <Button key={photo.id} name="intent" value={`back:${photo.id}`} variant="item" size="tap">
              <img src={photo.preview} alt="" width="40" height="40" loading="lazy" />
              Zpět na hromádku
              <span className={text.hidden}>
                : fotka {index + 1}, {title}
              </span>
            </Button>
          ))}
          <FileTile
            name={`photos.${id}`}
            accept={photoTypes}
            multiple
            onChange={(event) => {
              onFiles(albumId, [...(event.target.files ?? [])]);
              event.target.value = '';
            }}
          >
            Přidat fotky<span className={text.hidden}>: {title}</span>
          </FileTile>
          <noscript>
            <Button name="intent" value="upload" variant="secondary" size="tap">
              Nahrát
            </Button>
          </noscript>
        </div>
      </details>
      {hasPile && (
        <Button name="intent" value={`assign:${id}`} variant="tertiary" size="tap" className={styles.here}>
          Sem
          <span className={text.hidden}>
            : vybrané fotky k řádku {number}, {title}
          </span>
        </Button>
      )}
      {missing.photos && photos.length === 0 && <span className={text.hidden}>Chybí fotka</span>}
    </td>
  );
}

/** Whether the row is ready, or which fields it still needs that it does not show. */
function CheckCell({
  row,
  number,
  problems,
  labels,
  fullFormTo,
  wrong,
  shown,
}: RowProps & { wrong: boolean; shown: readonly string[] }) {
  const elsewhere = Object.keys(row.missing).filter((name) => !shown.includes(name));
  const hint = row.missing.photos ? ['fotka'] : [];
  const lacks = [...hint, ...elsewhere.map((name) => (labels[name] ?? name).toLowerCase())];
  const title = fieldText(row.values, 'title') || `řádek ${number}`;
  return (
    <td className={styles.check}>
      {wrong ? (
        <Wrong>
          <span>{problems[row.id] ?? (lacks.length > 0 ? `chybí: ${lacks.join(', ')}` : 'opravit')}</span>
        </Wrong>
      ) : (
        <p className={styles.fine}>
          <Icon of={CircleCheck} size="small" />v pořádku
        </p>
      )}
      {unreadNotes(row.values).map((note) => (
        <p key={note} className={styles.unread}>
          {note}
        </p>
      ))}
      <span className={styles.rowTools}>
        <PageLink to={fullFormTo(row.id)}>
          Celý formulář<span className={text.hidden}>: {title}</span>
        </PageLink>
        <IconButton
          name="intent"
          value={`remove:${row.id}`}
          icon={Trash2}
          iconSize="small"
          label={`Odebrat řádek ${number}: ${title}`}
        />
      </span>
    </td>
  );
}
