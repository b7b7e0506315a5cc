/// RainforestScene: two thousand cards with photographs of a rainforest, the scene for scrolling.
///
/// ```
///  Painter ──20 pictures──▶ PictureFolder ──a file name for each card──▶ ForestCard ──▶ CardList
///  (seeded)                 (cache, not committed)                     (text, seeded)
/// ```
///
/// ```swift
/// let folder = PictureFolder.standard
/// try folder.make()
/// CardList(cards: ForestCard.all(in: folder), variant: .blurred)
/// ```
///
/// The gallery shows it, the benchmarks replay a trace over it, and the scripts for GTK and Qt in
/// `Benchmarks/toolkits` show the same pictures and texts.
import Lamina
