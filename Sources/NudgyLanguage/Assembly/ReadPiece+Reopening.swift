import NudgyReader

extension ReadPiece {
  /// The same words of the same tasks, taking up again what was closed.
  var reopening: ReadPiece {
    var piece = self.as(.reopen)
    piece.links = links
    return piece
  }
}
