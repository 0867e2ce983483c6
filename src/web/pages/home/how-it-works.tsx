import layout from '../../../ui/layout/layout.module.css';
import styles from './how-it-works.module.css';

const steps = [
  ['Vyfoť to na palubovce', 'Stačí pár fotek z telefonu a e-mail. Účet ti vznikne sám, heslo nepotřebuješ.'],
  ['Vyplň, na co se všichni ptají', 'Délka, flex, zahnutí a stav. Kupující nemusí psát kvůli základům.'],
  ['Předej v hale nebo pošli', 'Domluvíte se přes zprávy. Na webu tvou adresu nikdo neuvidí.'],
] as const;

/** Three steps of selling, for somebody who is here for the first time. */
export function HowItWorks() {
  return (
    <section className={`${layout.wrap} ${layout.section}`} aria-labelledby="jak">
      <div className={layout.sectionHead}>
        <h2 id="jak">Prodáno mezi dvěma tréninky</h2>
      </div>
      <ol className={styles.steps}>
        {steps.map(([title, sentence], index) => (
          <li key={title}>
            <span className={styles.number} aria-hidden="true">
              {index + 1}
            </span>
            <h3>{title}</h3>
            <p>{sentence}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
