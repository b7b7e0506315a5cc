import LaminaDisplay

/// Sizes and places go back to those who asked.
extension ViewGraph {
  func deliver(_ prepared: Prepared) {
    names.didLayOut()
    run(.deliver) {
      for reader in services.readers { reader.update(prepared) }
      // While lengths change, the content's size is that of the layout before.
      if !wantsAnotherPass { for reader in services.readers { reader.didPrepare(prepared) } }
    } items: {
      prepared.geometry.count
    }
  }
}
